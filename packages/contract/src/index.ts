export type * from './generated/document-types.ts'
export type * from './generated/exception-types.ts'
export type * from './generated/methods.ts'
