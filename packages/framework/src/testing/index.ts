export { testClock, testInbox, type Inbox, type TestClock } from './inbox.ts'
export { testClient, type TestAnswer, type TestClient } from './test-client.ts'
export { testSite, type TestSite } from './test-site.ts'
export { Book, sampleModule, Shelf, Tag } from './sample-module.ts'
