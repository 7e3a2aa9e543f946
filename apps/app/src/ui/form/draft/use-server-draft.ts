import { useEffect, useEffectEvent } from 'react'
import { MelaError, storedKeys } from '#client'
import { askDraft, deleteDraft, saveDraft } from '../form-calls.ts'
import type { FormDefinition } from '../definition/form-definition.ts'
import { writeDraft, readDraft } from './form-drafts.ts'
import type { Answers } from '../definition/form-field.ts'

const expiredCodes: ReadonlySet<string> = new Set(['documents.not_found', 'forms.wrong_receipt'])

/** Forgets the server's draft when this error says that it is over; true when there was one. What was typed stays. */
export function loseDraft(draftId: string, error: unknown): boolean {
  const isOver =
    error instanceof MelaError && expiredCodes.has(error.code) && !!readDraft(draftId)?.serverDraft
  if (isOver) writeDraft(draftId, { serverDraft: undefined })
  return isOver
}

async function saveAnswers(definition: FormDefinition, draftId: string, data: Answers): Promise<void> {
  const serverDraft = readDraft(draftId)?.serverDraft
  const saved = await saveDraft({
    web_form: definition.name,
    data,
    draft: serverDraft?.draft,
    receipt_token: serverDraft?.receipt,
  })
  const receipt = saved.receipt_token ?? serverDraft?.receipt ?? ''
  if (readDraft(draftId)) writeDraft(draftId, { serverDraft: { draft: saved.draft, receipt } })
}

/** Keeps the answers on the server too, quietly: the device has them in any case. */
export async function saveOnServer(
  definition: FormDefinition,
  draftId: string,
  data: Answers,
): Promise<void> {
  try {
    await saveAnswers(definition, draftId, data)
  } catch (error) {
    if (loseDraft(draftId, error)) await saveAnswers(definition, draftId, data).catch(() => undefined)
  }
}

/** What is begun anew is gone from the server too; what could not be reached goes by itself in time. */
export function forgetOnServer(definition: FormDefinition, draftId: string): void {
  const serverDraft = readDraft(draftId)?.serverDraft
  if (!serverDraft) return
  const { draft, receipt: receipt_token } = serverDraft
  deleteDraft({ web_form: definition.name, draft, receipt_token }).catch(() => undefined)
}

/** A signed-in person goes on with what was begun on another device; what is on this one goes before it. */
export function useDraftFromElsewhere(
  definition: FormDefinition,
  isWanted: boolean,
  onFound: (data: Answers, draft: string) => void,
): void {
  const { name, allow_incomplete } = definition
  const mayAsk = useEffectEvent(() => isWanted && allow_incomplete === 1 && isSignedIn())
  const handleFound = useEffectEvent(onFound)
  // Asked once: what is found later must not take the place of what is being typed.
  useEffect(() => {
    if (!mayAsk()) return
    let isOver = false
    void askDraft(name)
      .then((found) => {
        if (found && !isOver) handleFound(found.data, found.draft)
      })
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [name])
}

/** As far as this device knows. */
function isSignedIn(): boolean {
  return storedKeys().api_key !== null || /(^|;\s*)user_id=(?!Guest)[^;]/.test(document.cookie)
}
