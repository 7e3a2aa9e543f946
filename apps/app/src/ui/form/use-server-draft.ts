import { useEffect } from 'react'
import { storedKeys } from '#client'
import { askDraft, deleteDraft, saveDraft } from './form-calls.ts'
import type { FormDefinition } from './form-definition.ts'
import { keepDraft, readDraft } from './form-drafts.ts'
import type { Answers } from './form-field.ts'

/** Keeps the answers on the server too, quietly: the device has them in any case. */
export async function keepOnServer(
  definition: FormDefinition,
  draftId: string,
  data: Answers,
): Promise<void> {
  const kept = readDraft(draftId)?.kept
  try {
    const saved = await saveDraft({
      web_form: definition.name,
      data,
      draft: kept?.draft,
      receipt_token: kept?.receipt,
    })
    const receipt = saved.receipt_token ?? kept?.receipt ?? ''
    if (readDraft(draftId)) keepDraft(draftId, { kept: { draft: saved.draft, receipt } })
  } catch {
    return
  }
}

/** What is begun anew is gone from the server too; what could not be reached goes by itself in time. */
export function forgetOnServer(definition: FormDefinition, draftId: string): void {
  const kept = readDraft(draftId)?.kept
  if (!kept) return
  const { draft, receipt: receipt_token } = kept
  deleteDraft({ web_form: definition.name, draft, receipt_token }).catch(() => undefined)
}

/** A signed-in person goes on with what was begun on another device; what is on this one goes before it. */
export function useDraftFromElsewhere(
  definition: FormDefinition,
  isWanted: boolean,
  onFound: (data: Answers, draft: string) => void,
): void {
  useEffect(() => {
    if (!isWanted || definition.allow_incomplete !== 1 || !isSignedIn()) return
    let isOver = false
    void askDraft(definition.name)
      .then((found) => {
        if (found && !isOver) onFound(found.data, found.draft)
      })
      .catch(() => undefined)
    return () => {
      isOver = true
    }
    // Asked once: what is found later must not take the place of what is being typed.
  }, [definition.name])
}

/** As far as this device knows. */
function isSignedIn(): boolean {
  return storedKeys().api_key !== null || /(^|;\s*)user_id=(?!Guest)[^;]/.test(document.cookie)
}
