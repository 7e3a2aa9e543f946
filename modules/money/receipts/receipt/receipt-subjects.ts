import type { Documents } from '#framework/documents'
import type { MethodContext } from '#framework/modules'
import type { Translate } from '#meta'
import { paidSubjects } from '../extension-points.ts'
import type { ReceiptDoc } from './open-receipt.ts'

export interface SubjectContext {
  readonly documents: Documents
  readonly extensions: MethodContext<never>['extensions']
  readonly t: Translate
}

interface PaidReference {
  readonly reference_type: string | null
  readonly reference_name: string | null
}

/** What these receipts are for, by the type and the name of what was paid; at most one question for each type. */
export async function readSubjects(
  { documents, extensions, t }: SubjectContext,
  receipts: readonly PaidReference[],
): Promise<(receipt: PaidReference) => string | undefined> {
  const system = documents.asSystem()
  const found = new Map<string, ReadonlyMap<string, string>>()
  for (const { type, texts } of extensions(paidSubjects)) {
    const ofType = receipts.filter(({ reference_type }) => reference_type === type)
    const names = [...new Set(ofType.flatMap(({ reference_name }) => reference_name ?? []))]
    if (names.length > 0) found.set(type, await texts(system, names, t))
  }
  return ({ reference_type, reference_name }) => found.get(reference_type ?? '')?.get(reference_name ?? '')
}

/** The receipt as it is shown: its only line says what it is for as the house knows it today. */
export async function withSubject(context: SubjectContext, receipt: ReceiptDoc): Promise<ReceiptDoc> {
  const subject = (await readSubjects(context, [receipt]))(receipt)
  const [only, ...others] = receipt.lines
  if (subject === undefined || only === undefined || others.length > 0) return receipt
  return { ...receipt, lines: [{ ...only, description: subject }] }
}
