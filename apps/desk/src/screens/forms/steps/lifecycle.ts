import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { actionRequest, methodRequest, resource, send } from '#client'
import { copyOf, formOf, formOfCopy, wireChanges } from '../../../fields/form-value.ts'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import { textOf, useForgetLists, type AnyDocument } from '../../../data/document/document.ts'
import { applyMove } from '../../../data/document/document-actions.ts'
import { useState } from 'react'

/** What a step does to a document; its answer is the document as it then stands. */
export type Step = (stored: AnyDocument) => Promise<AnyDocument>

/** To another docstatus, under the condition that nobody else saved in between. */
const toDocstatus =
  (docstatus: 1 | 2) =>
  ({ name: doctype }: DocMeta): Step =>
  (stored) =>
    resource<AnyDocument>(doctype).update(textOf(stored['name']), { docstatus, modified: stored['modified'] })

export const submitting = toDocstatus(1)

export const cancelling = toDocstatus(2)

/** A new draft with the values of a cancelled document; the server names it after that. */
export const amending =
  (meta: DocMeta): Step =>
  (stored) => {
    const values = formOfCopy(copyOf(formOf(meta, stored)))
    return resource<AnyDocument>(meta.name).insert({
      ...wireChanges(meta, values, Object.keys(values)),
      amended_from: stored['name'],
    })
  }

/** A move of the type's own table, by the name of its action, under the condition that nobody else saved in between. */
export const moving =
  ({ name: doctype }: Pick<DocMeta, 'name'>, action: string): Step =>
  async (stored) => {
    const [name, modified] = [textOf(stored['name']), textOf(stored['modified'])]
    await applyMove({ doctype, name, action, modified })
    return resource<AnyDocument>(doctype).get(name)
  }

/** A method that the document itself has, by its name on the wire. */
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

/** A page of the desk takes the place of the form, so that the way back leads to it; anything else opens beside it. */
function openAddress(url: string): void {
  if (url.startsWith('/desk/')) location.assign(url)
  else window.open(url, '_blank', 'noopener')
}

/** A call that the type's room declares; a document that it names is shown next, and a path of the house is opened. */
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

/** Whether a step is under way, until what was refused of it is told. */
export const useIsStepping = (doctype: string): boolean =>
  useIsMutating({ mutationKey: stepKey(doctype) }) > 0

/**
 * Takes a step with a stored document; lists and counts are asked again afterwards. The step is under way until
 * `onRefused` has told what was refused of it.
 */
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

interface StepQuestion {
  title: string
  text: string
  /** The method that says more than `text`, in its place; empty or absent where there is none. */
  askedOf?: string
}

/** A step as the form offers it. */
export interface OfferedStep {
  key: string
  /** The verb on the button. */
  verb: string
  step: Step
  /** Asked beforehand where there is no way back; null where none is needed. */
  question: StepQuestion | null
  isDangerous: boolean
  /** What is usually done next with such a document. */
  isNext: boolean
  /** What is said afterwards. */
  done: string
}

interface StepsOptions {
  meta: DocMeta
  /** The document with what is typed, saved; null where that was refused. */
  saveTyped: () => Promise<AnyDocument | null>
  onDone: (document: AnyDocument, offered: OfferedStep) => void
  /** Told what the server refused: the form says it where it says what is wrong with a save. */
  onRefused: (failure: unknown) => Promise<void>
}

/** Takes steps with a document: those without a way back only after a question. */
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
  /** What is typed is saved before it is asked about: the question is about the document as it then is. */
  const offer = async (offered: OfferedStep) => {
    if (offered.question === null) return take(offered)
    if ((await saveTyped()) !== null) setAsked(offered)
  }
  return { asked, isBusy: step.isPending, offer, take, drop: () => setAsked(null) }
}
