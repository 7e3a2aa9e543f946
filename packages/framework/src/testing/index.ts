export {
  testClock,
  testInbox,
  type Inbox,
  type TestClock,
  demoContext,
  testSite,
  type TestSite,
} from './test-site.ts'
export {
  requireFine,
  type TestResponse,
  type TestClient,
  rowsOf,
  valuesOf,
  type Values,
} from './test-client.ts'
export { muteLine, type MuteLine, testDatabase } from './test-database.ts'
export { Book, sampleModule, Bookcase, Tag } from './sample-module.ts'
