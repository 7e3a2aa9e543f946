import { useEffect, useState } from 'react'
import { MelaError } from '#client'
import type { Language } from '#design/messages'
import { useLanguageChoice } from '../../language/language-choice.tsx'
import { useTranslate, type Translate } from '../../language/text.ts'
import {
  changedFields,
  sentOf,
  firstState,
  forgetRenewal,
  storeRenewal,
  readRenewal,
  type ChildAnswers,
  type RenewalState,
} from './renewal-state.ts'
import { askedCode, forgetAskedCode, storeAskedCode, type AskedCode } from '../../ui/proof/asked-code.ts'
import { useAction } from '#client/react'
import { type NamedChild, beginRenewal, confirmLookup, lookUp, renew } from './renewal-calls.ts'
import { leftToRenew, onwards, openOf, stepBack } from './renewal-steps.ts'

const PURPOSE = 'renewal'

const second = 1000

/** Returns true when the server has ended the renewal: a new code is asked for, and the input stays. */
const isOver = (error: unknown): boolean =>
  error instanceof MelaError && ['renewals.session_expired', 'renewals.pass_over'].includes(error.code)

function renewalText(error: unknown, t: Translate): string {
  if (isOver(error)) return t('renewal.over_text')
  if (!(error instanceof MelaError) || error.isOffline || error.status >= 500) return t('proof.failed')
  if (error.status === 429)
    return t('proof.too_many', { count: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) })
  return error.status === 401 || error.code.endsWith('wrong_code') ? t('proof.code_wrong') : error.message
}

async function askForCode(phone: string, child: NamedChild, language: Language): Promise<AskedCode> {
  const { lookup, again_in, expires_in } = await lookUp(phone, child, language)
  const now = Date.now()
  const asked = { sentTo: phone, lookup, againAt: now + again_in * second, until: now + expires_in * second }
  storeAskedCode(PURPOSE, asked)
  return asked
}

function firstOf(stored: RenewalState): RenewalState {
  return stored.at === 'code' && askedCode(PURPOSE, Date.now()) === null ? { ...stored, at: 'phone' } : stored
}

export function useRenewal() {
  const t = useTranslate()
  const { language } = useLanguageChoice()
  const [state, setState] = useState(() => firstOf(readRenewal()))
  const [asked, setAsked] = useState(() => askedCode(PURPOSE, Date.now()))
  const asking = useAction((error) => renewalText(error, t))
  useEffect(() => storeRenewal(state), [state])

  const change = (changes: Partial<RenewalState>) => setState((present) => ({ ...present, ...changes }))
  const handleOpened = ({ token, students }: Awaited<ReturnType<typeof beginRenewal>>) =>
    change({ at: 'children', token: token ?? '', students, chosen: openOf(students) })
  const handlePhone = async (phone: string) => {
    setAsked(await askForCode(phone, state.child, language))
    change({ at: 'code' })
  }
  const handleCode = async (code: string) => {
    handleOpened(await confirmLookup(asked?.lookup ?? '', code))
    forgetAskedCode(PURPOSE)
  }
  const handleRenew = async (student: string, typed: ChildAnswers) => {
    // Stored before it is sent: a repeated request is the same renewal.
    change({ answers: { ...state.answers, [student]: typed } })
    const renewed = await renew({ token: state.token, student, ...sentOf(typed, changedFields(t)) }).catch(
      (error: unknown) => {
        if (isOver(error)) change({ at: 'phone' })
        throw error
      },
    )
    setState((present) => onwards({ ...present, renewed: [...present.renewed, renewed] }))
  }
  const handleAnew = () => {
    forgetRenewal()
    forgetAskedCode(PURPOSE)
    setState(firstState)
  }
  return {
    ...{ state, asked, asking, change },
    handlePhone,
    handleCode,
    handleAccount: async () => handleOpened(await beginRenewal()),
    handleRenew,
    handleAnew,
    handleBack: () => setState(stepBack),
    handleOnwards: () => setState(onwards),
    present: leftToRenew(state)[0],
  }
}

export type Renewal = ReturnType<typeof useRenewal>
