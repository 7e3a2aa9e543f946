export { deletedDocuments } from './deleted-documents.module.ts'
