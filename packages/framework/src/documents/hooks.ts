import type { Context } from '#framework/context'
import type { Doc, DocType, Verb } from '#framework/doctypes'
import type { Row } from '#framework/queries'
import { asDocument } from './reads/as-document.ts'
import { acceptInput, type Inputs, type InputValues } from '#framework/method-input'
import type { Documents } from './documents.ts'

/** A document about to be written: what it was (null when it is new) and what it will be. */
export interface Saving<T extends DocType> {
  readonly previous: Doc<T> | null
  readonly document: Doc<T>
  /** Those of `ctx`. */
  readonly documents: Documents
  readonly ctx: Context
}

/** What a module adds to the life of its document type. Every hook runs inside the transaction. */
interface Behaviour<T extends DocType> {
  /** The name of a new document; null leaves it to the type's naming. */
  readonly name?: (document: Doc<T>, ctx: Context) => Promise<string | null> | string | null
  /** Refuses by throwing; may return fields to set, and these are checked again like any other. */
  readonly beforeSave?: (saving: Saving<T>) => Promise<Partial<Doc<T>>> | Partial<Doc<T>>
  readonly afterSave?: (saving: Saving<T>) => Promise<void>
  /** Between the hooks of the save that submits. */
  readonly beforeSubmit?: (saving: Saving<T>) => Promise<void> | void
  readonly afterSubmit?: (saving: Saving<T>) => Promise<void>
  /** A cancellation is no save: these are the only hooks that see it. */
  readonly beforeCancel?: (document: Doc<T>, ctx: Context) => Promise<void> | void
  readonly afterCancel?: (document: Doc<T>, ctx: Context) => Promise<void>
  readonly beforeDelete?: (document: Doc<T>, ctx: Context) => Promise<void>
  /** What clients may call on one document, by exported name: `{ sendReminder }` answers as `send_reminder`. */
  readonly methods?: Readonly<Record<string, DocumentMethod>>
}

interface SavingRow {
  readonly previous: Row | null
  readonly document: Row
  readonly ctx: Context
}

/** Hooks as the engine calls them, for any type. */
export interface Hooks {
  readonly type: DocType
  readonly methods: ReadonlyMap<string, DocumentMethod>
  name(document: Row, ctx: Context): Promise<string | null>
  beforeSave(saving: SavingRow): Promise<Row>
  afterSave(saving: SavingRow): Promise<void>
  beforeSubmit(saving: SavingRow): Promise<void>
  afterSubmit(saving: SavingRow): Promise<void>
  beforeCancel(document: Row, ctx: Context): Promise<void>
  afterCancel(document: Row, ctx: Context): Promise<void>
  beforeDelete(document: Row, ctx: Context): Promise<void>
}

function wireName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Hooks of a type, typed by it: `hooks(Gallery, { beforeSave })`. */
export function hooks<T extends DocType>(type: T, behaviour: Behaviour<T>): Hooks {
  const typedDocument = (document: Row): Doc<T> => asDocument(type, document)
  const typed = ({ previous, document, ctx }: SavingRow): Saving<T> => ({
    previous: previous && typedDocument(previous),
    document: typedDocument(document),
    documents: ctx.documents,
    ctx,
  })
  const methods = Object.entries(behaviour.methods ?? {})
  return {
    type,
    methods: new Map(methods.map(([name, method]) => [wireName(name), method])),
    name: async (document, ctx) => (await behaviour.name?.(typedDocument(document), ctx)) ?? null,
    beforeSave: async (saving) => ({ ...(await behaviour.beforeSave?.(typed(saving))) }),
    afterSave: async (saving) => behaviour.afterSave?.(typed(saving)),
    beforeSubmit: async (saving) => behaviour.beforeSubmit?.(typed(saving)),
    afterSubmit: async (saving) => behaviour.afterSubmit?.(typed(saving)),
    beforeCancel: async (document, ctx) => behaviour.beforeCancel?.(typedDocument(document), ctx),
    afterCancel: async (document, ctx) => behaviour.afterCancel?.(typedDocument(document), ctx),
    beforeDelete: async (document, ctx) => behaviour.beforeDelete?.(typedDocument(document), ctx),
  }
}

interface Definition<T extends DocType, I extends Inputs> {
  /** The right on the document that a caller needs. */
  readonly verb: Verb
  readonly input: I
  run(context: {
    readonly document: Doc<T>
    readonly input: InputValues<I>
    /** Those of `ctx`. */
    readonly documents: Documents
    readonly ctx: Context
  }): Promise<unknown>
}

/** A method of one document as the engine calls it. */
interface DocumentMethod {
  readonly verb: Verb
  readonly input: Inputs
  call(document: Row, ctx: Context, args: Readonly<Record<string, unknown>>): Promise<unknown>
}

/** What clients may call on one document of a type; declared in the type's hooks. */
export function documentMethod<T extends DocType, const I extends Inputs>(
  type: T,
  { verb, input, run }: Definition<T, I>,
): DocumentMethod {
  return {
    verb,
    input,
    call: (document, ctx, args) =>
      run({
        document: asDocument(type, document),
        input: acceptInput(input, args),
        documents: ctx.documents,
        ctx,
      }),
  }
}
