import type { Context } from '#framework/context'
import type { Doc, DocType, Verb } from '#framework/doctypes'
import type { Row } from '#framework/queries'
import { asDocument } from './reads/as-document.ts'
import { acceptInput, type Inputs, type InputValues } from '#framework/method-input'
import type { Documents } from './documents.ts'

/** A document about to be written: its previous state (null when it is new) and its next one. */
export interface Saving<T extends DocType> {
  readonly previous: Doc<T> | null
  readonly document: Doc<T>
  readonly documents: Documents
  readonly ctx: Context
}

interface Behaviour<T extends DocType> {
  readonly name?: (document: Doc<T>, ctx: Context) => Promise<string | null> | string | null
  /** Refuses by throwing; may return fields to set, which are checked like any other. */
  readonly beforeSave?: (saving: Saving<T>) => Promise<Partial<Doc<T>>> | Partial<Doc<T>>
  readonly afterSave?: (saving: Saving<T>) => Promise<void>
  readonly beforeSubmit?: (saving: Saving<T>) => Promise<void> | void
  readonly afterSubmit?: (saving: Saving<T>) => Promise<void>
  /** A cancellation is no save: only these hooks run. */
  readonly beforeCancel?: (document: Doc<T>, ctx: Context) => Promise<void> | void
  readonly afterCancel?: (document: Doc<T>, ctx: Context) => Promise<void>
  readonly beforeDelete?: (document: Doc<T>, ctx: Context) => Promise<void>
  /** Methods of one document, by exported name: `{ sendReminder }` has the wire name `send_reminder`. */
  readonly methods?: Readonly<Record<string, DocumentMethod>>
}

interface SavingRow {
  readonly previous: Row | null
  readonly document: Row
  readonly ctx: Context
}

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
  readonly verb: Verb
  readonly input: I
  run(context: {
    readonly document: Doc<T>
    readonly input: InputValues<I>
    readonly documents: Documents
    readonly ctx: Context
  }): Promise<unknown>
}

interface DocumentMethod {
  readonly verb: Verb
  readonly input: Inputs
  call(document: Row, ctx: Context, args: Readonly<Record<string, unknown>>): Promise<unknown>
}

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
