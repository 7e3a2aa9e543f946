export { sampleGateway, type SampleGateway } from './sample-gateway.ts'
