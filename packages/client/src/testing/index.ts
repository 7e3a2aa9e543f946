export { failingOnce, refusal, serve, type FakeServer, type Responses } from './fake-server.ts'
export { response, documents, loginAnswer, missing, refuse, refuseDocuments } from './responses.ts'
