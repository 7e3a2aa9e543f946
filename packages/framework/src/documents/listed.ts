import type { Doc, DocType } from '#framework/doctypes'

type Simple<T> = { readonly [Key in keyof T as T[Key] extends readonly unknown[] ? never : Key]: T[Key] }

/** A row of a list: the columns of a document without its child tables. */
export type Listed<T extends DocType> = Simple<Doc<T>>

/** Which documents a room means: a value for each field, or an operator of the dialect with its operand. */
export type Where<T extends DocType> = {
  readonly [Key in keyof Listed<T>]?: Listed<T>[Key] | readonly [operator: string, value: unknown]
}
