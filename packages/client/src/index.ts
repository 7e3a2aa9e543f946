export type * from './answers.ts'
export { call, send, sendRaw, unwrap } from './send.ts'
export { emptyDevice, authorizationFor, storedKeys, type KeyReader, type Keys } from './device-storage.ts'
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
  type Order,
  type WireRequest,
} from './requests.ts'
export type { DocumentChange, DocumentViewers, ListChange, Viewer } from './realtime/messages.ts'
export { watchDocument, watchList, watchViewers } from './realtime/watch.ts'
export { resource, type Draft, type FieldOf, type Resource } from './resource.ts'
export { clientSettings, configureClient, type ClientSettings, type DeviceType } from './settings.ts'
export { maximumUploadBytes, type UploadedFile, type UploadOptions } from './upload-form.ts'
export { upload } from './upload.ts'
