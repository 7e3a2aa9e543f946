export { testClient, type TestAnswer, type TestClient } from './test-client.ts'
export { testDatabase, type TestDatabase } from './test-database.ts'
export { testSite, type TestSite } from './test-site.ts'
export { Book, sampleModule, Shelf, Tag } from './sample-module.ts'
