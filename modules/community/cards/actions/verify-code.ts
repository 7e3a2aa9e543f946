import type { Documents } from '#framework/documents'
import type { MethodContext } from '#framework/modules'
import { acceptedKeys } from '#community/tickets'
import { verifiable, type Verified } from '../extension-points.ts'
import { readSignedCard, SIGNED_AS } from '../rules/signed-text.ts'

type Place = Pick<MethodContext<never>, 'extensions'>

/** What was shown: the signed text of a code, the address that it stands in, or the code as it is printed. */
async function codeOf(documents: Documents, shown: string): Promise<string> {
  const text = shown.trim().split('/').at(-1) ?? ''
  if (!text.startsWith(`${SIGNED_AS}.`)) return text
  const keys = await acceptedKeys(documents)
  const card = readSignedCard(
    text,
    keys.map(({ public_key }) => public_key),
  )
  return card?.code ?? ''
}

/** What can be known of a code that somebody shows; null where no card and no certificate has it. */
export async function verifyCode(
  documents: Documents,
  place: Place,
  shown: string,
): Promise<Verified | null> {
  const code = await codeOf(documents, shown)
  const room = place.extensions(verifiable).find(({ prefix }) => code.toUpperCase().startsWith(prefix))
  return room === undefined ? null : room.verify(documents.asSystem(), code)
}
