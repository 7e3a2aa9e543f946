import { useEffect, useEffectEvent } from 'react'
import { MelaError, storedKeys } from '#client'
import { askDraft, deleteDraft, saveDraft } from '../form-calls.ts'
import type { FormDefinition } from '../definition/form-definition.ts'
import { writeDraft, readDraft } from './form-drafts.ts'
import type { Answers } from '../definition/form-field.ts'

const expiredCodes: ReadonlySet<string> = new Set(['documents.not_found', 'forms.wrong_receipt'])

/**
 * Forgets the server's draft when this error says that it has expired; returns true when there was one. The input
 * stays.
 */
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

/** Saves the answers on the server; failures are ignored, because the device has them. */
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

/** Deletes the server's draft; an unreachable one expires by itself. */
export function forgetOnServer(definition: FormDefinition, draftId: string): void {
  const serverDraft = readDraft(draftId)?.serverDraft
  if (!serverDraft) return
  const { draft, receipt: receipt_token } = serverDraft
  deleteDraft({ web_form: definition.name, draft, receipt_token }).catch(() => undefined)
}

/** Loads a signed-in person's draft from another device; a draft on this device takes precedence. */
export function useDraftFromElsewhere(
  definition: FormDefinition,
  isWanted: boolean,
  onFound: (data: Answers, draft: string) => void,
): void {
  const { name, allow_incomplete } = definition
  const mayAsk = useEffectEvent(() => isWanted && allow_incomplete === 1 && isSignedIn())
  const handleFound = useEffectEvent(onFound)
  // Asked once: a later response must not replace what is being typed.
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

function isSignedIn(): boolean {
  return storedKeys().api_key !== null || /(^|;\s*)user_id=(?!Guest)[^;]/.test(document.cookie)
}
