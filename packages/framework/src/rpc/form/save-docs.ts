import type { DocType } from '#framework/doctypes'
import type { MethodContext } from '#framework/modules'
import { presentWithNulls } from '#framework/rest'
import { docInfo } from './doc-info.ts'

export async function answer(
  context: Pick<MethodContext<never>, 'documents' | 'caller' | 'registry'>,
  type: DocType,
  name: string,
) {
  const document = await context.documents.get(type, name)
  return {
    document: presentWithNulls(type, document, context.caller),
    docinfo: await docInfo(context, type, document),
  }
}
