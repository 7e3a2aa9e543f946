import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { actionRequest, methodRequest, resource, send } from '#client'
import { copyOf, formOf, formOfCopy, wireChanges } from '../../../fields/form-value.ts'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import { textOf, useForgetLists, type AnyDocument } from '../../../data/document/document.ts'
import { applyTransition } from '../../../data/document/document-actions.ts'
import { useState } from 'react'

export type Step = (stored: AnyDocument) => Promise<AnyDocument>

/** Changes the docstatus; refused when the document was saved since it was read. */
const toDocstatus =
  (docstatus: 1 | 2) =>
  ({ name: doctype }: DocMeta): Step =>
  (stored) =>
    resource<AnyDocument>(doctype).update(textOf(stored['name']), { docstatus, modified: stored['modified'] })

export const submitting = toDocstatus(1)

export const cancelling = toDocstatus(2)

export const amending =
  (meta: DocMeta): Step =>
  (stored) => {
    const values = formOfCopy(copyOf(formOf(meta, stored)))
    return resource<AnyDocument>(meta.name).insert({
      ...wireChanges(meta, values, Object.keys(values)),
      amended_from: stored['name'],
    })
  }

/** Applies a transition by its action; refused when the document was saved since it was read. */
export const moving =
  ({ name: doctype }: Pick<DocMeta, 'name'>, action: string): Step =>
  async (stored) => {
    const [name, modified] = [textOf(stored['name']), textOf(stored['modified'])]
    await applyTransition({ doctype, name, action, modified })
    return resource<AnyDocument>(doctype).get(name)
  }

export const running =
  ({ name: doctype }: Pick<DocMeta, 'name'>, method: string): Step =>
  async (stored) => {
    const name = textOf(stored['name'])
    await send(methodRequest('run_doc_method', { dt: doctype, dn: name, method }))
    return resource<AnyDocument>(doctype).get(name)
  }

const textAt = (answer: unknown, key: string): string | undefined => {
  const value: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, key) : undefined
  return typeof value === 'string' ? value : undefined
}

/** Opens an address: a page of the desk replaces the form, so that Back leads to it; any other opens in a new tab. */
function openAddress(url: string): void {
  if (url.startsWith('/desk/')) location.assign(url)
  else window.open(url, '_blank', 'noopener')
}

/** Calls an action that the type's module declares; then shows the document or address of its result. */
export const calling =
  ({ name: doctype }: Pick<DocMeta, 'name'>, method: string): Step =>
  async (stored) => {
    const name = textOf(stored['name'])
    const answer = await send(actionRequest(method, name))
    const url = textAt(answer, 'url')
    if (url?.startsWith('/')) openAddress(url)
    return resource<AnyDocument>(textAt(answer, 'doctype') ?? doctype).get(textAt(answer, 'name') ?? name)
  }

const stepKey = (doctype: string) => ['step', doctype]

/** Returns true while a step is running, until its refusal is shown. */
export const useIsStepping = (doctype: string): boolean =>
  useIsMutating({ mutationKey: stepKey(doctype) }) > 0

/** Runs a step; lists and counts are fetched again afterwards. It counts as running until `onRefused` has resolved. */
export function useStep(doctype: string, onRefused?: (failure: unknown) => Promise<void>) {
  const client = useQueryClient()
  const forgetLists = useForgetLists()
  return useMutation({
    mutationKey: stepKey(doctype),
    mutationFn: ({ step, stored }: { step: Step; stored: AnyDocument }) => step(stored),
    onSuccess: (document) => {
      const shown = textOf(document['doctype']) || doctype
      client.setQueryData(['document', shown, textOf(document['name'])], document)
      forgetLists(shown)
    },
    onError: (failure) => onRefused?.(failure),
  })
}

interface StepConfirmation {
  title: string
  text: string
  /** Wire name of the method that returns the details. */
  method?: string
}

export interface OfferedStep {
  key: string
  verb: string
  step: Step
  /** Confirmation for a final step; null for none. */
  confirmation: StepConfirmation | null
  isDangerous: boolean
  isNext: boolean
  done: string
}

interface StepsOptions {
  meta: DocMeta
  saveTyped: () => Promise<AnyDocument | null>
  onDone: (document: AnyDocument, offered: OfferedStep) => void
  onRefused: (failure: unknown) => Promise<void>
}

export function useSteps({ meta, saveTyped, onDone, onRefused }: StepsOptions) {
  const [asked, setAsked] = useState<OfferedStep | null>(null)
  const step = useStep(meta.name, onRefused)

  const take = async (offered: OfferedStep) => {
    const stored = await saveTyped()
    if (stored === null) return setAsked(null)
    step.mutate(
      { step: offered.step, stored },
      {
        onSuccess: (document) => {
          setAsked(null)
          onDone(document, offered)
        },
        onError: () => setAsked(null),
      },
    )
  }
  /** Saves the typed input before asking, so that the confirmation is about the saved document. */
  const offer = async (offered: OfferedStep) => {
    if (offered.confirmation === null) return take(offered)
    if ((await saveTyped()) !== null) setAsked(offered)
  }
  return { asked, isBusy: step.isPending, offer, take, drop: () => setAsked(null) }
}
