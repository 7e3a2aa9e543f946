import type { Doc, DocType, Verb } from '#framework/doctypes'
import { acceptInput, type Inputs, type InputValues } from '#framework/inputs'
import type { Row } from '#framework/queries'
import { asDocument } from './as-document.ts'
import type { Documents } from './documents.ts'

interface Definition<T extends DocType, I extends Inputs> {
  /** The right on the document that a caller needs. */
  readonly verb: Verb
  readonly input: I
  run(context: {
    readonly document: Doc<T>
    readonly input: InputValues<I>
    readonly documents: Documents
  }): Promise<unknown>
}

/** A method of one document as the engine calls it. */
export interface DocumentMethod {
  readonly verb: Verb
  readonly input: Inputs
  call(document: Row, documents: Documents, args: Readonly<Record<string, unknown>>): Promise<unknown>
}

/** What clients may call on one document of a type; declared in the type's hooks. */
export function documentMethod<T extends DocType, const I extends Inputs>(
  type: T,
  { verb, input, run }: Definition<T, I>,
): DocumentMethod {
  return {
    verb,
    input,
    call: (document, documents, args) =>
      run({ document: asDocument(type, document), input: acceptInput(input, args), documents }),
  }
}
