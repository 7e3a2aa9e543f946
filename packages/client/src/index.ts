export type * from './answers.ts'
export { call } from './call.ts'
export { authorizationFor, storedKeys, type KeyReader, type Keys } from './keys.ts'
export { errorFromAnswer, errorWithoutAnswer, MelaError } from './mela-error.ts'
export {
  deleteRequest,
  documentRequest,
  insertRequest,
  listRequest,
  metaRequest,
  methodRead,
  methodRequest,
  updateRequest,
  type Filter,
  type ListOptions,
  type WireRequest,
} from './requests.ts'
export { resource, type Resource } from './resource.ts'
export { send, unwrap } from './send.ts'
export { clientSettings, configureClient, type ClientSettings, type DeviceType } from './settings.ts'
export { maximumUploadBytes, upload, type UploadedFile, type UploadOptions } from './upload.ts'
