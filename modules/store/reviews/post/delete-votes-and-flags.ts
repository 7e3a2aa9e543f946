import type { Documents } from '#framework/documents'
import { HelpfulVote } from './helpful-vote.doctype.ts'
import { ReviewFlag } from './review-flag.doctype.ts'

/** What readers said of a post goes with it. */
export async function deleteVotesAndFlags(
  documents: Documents,
  reference_doctype: string,
  reference_name: string,
): Promise<void> {
  const system = documents.asSystem()
  for (const type of [HelpfulVote, ReviewFlag])
    await system.deleteWhere(type, { reference_doctype, reference_name })
}
