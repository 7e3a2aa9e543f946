import { useEffect, useEffectEvent, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { MelaError } from '#client'
import { useAction, type Action } from '#client/react'
import { useTranslate } from '../../language/text.ts'
import { randomKey } from '../form/random-key.ts'
import { refusal } from '../problem-note.tsx'
import { useReadWalletAgain } from '../wallet/wallet-calls.ts'
import {
  storePaymentSession,
  readPaymentSession,
  type BegunPayment,
  type PaymentSession,
} from './payment-session.ts'
import {
  askOptions,
  askStatus,
  payFromWallet,
  startPayment,
  type GatewayCheckout,
  type OnlineGateway,
  type PayDue,
  type StartedPayment,
  isSameSubject,
  type PaySubject,
} from './pay-calls.ts'
import {
  isWatched,
  justBegun,
  lost,
  stepOfFailure,
  stepOfOptions,
  stepOfStatus,
  type PayStep,
} from './pay-step.ts'
import { watchPayment, type PaymentNews } from './watch-payment.ts'

/** Name of the channel by which windows of one browser report changes of a payment's subject. */
const channelName = 'mela.payments'

const openChannel = (): BroadcastChannel | null =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null

/** Notifies other windows by names only: each asks the server itself. */
function notifyWindows({ reference_type, reference_name }: PaySubject): void {
  const channel = openChannel()
  channel?.postMessage({ reference_type, reference_name })
  channel?.close()
}

function isAbout(data: unknown, subject: PaySubject): boolean {
  if (typeof data !== 'object' || data === null) return false
  const { reference_type, reference_name } = { reference_type: '', reference_name: '', ...data }
  return isSameSubject({ ...subject, reference_type, reference_name }, subject)
}

function watchWindows(subject: PaySubject, onNews: () => void): () => void {
  const channel = openChannel()
  if (channel) channel.onmessage = ({ data }: MessageEvent<unknown>) => isAbout(data, subject) && onNews()
  return () => channel?.close()
}

export interface Paying {
  step: PayStep
  /** The start of a payment at the gateway that was chosen. */
  starting: Pick<Action, 'isBusy' | 'problem'>
  opened: BegunPayment | null
  choose(gateway: OnlineGateway, due: PayDue): void
  /** Pays an amount from the wallet, then the rest by the gateway. */
  payFromWallet(amount: number, due: PayDue, gateway: OnlineGateway): void
  startAgain(): void
  lookAgain(): void
}

const isRefusal = (error: unknown): boolean =>
  error instanceof MelaError && (error.status === 403 || error.status === 404)

const freshFor = (subject: PaySubject): PaymentSession => ({
  subject,
  key: randomKey(),
  begun: null,
  at: Date.now(),
})

function sessionFor(subject: PaySubject): PaymentSession {
  const session = readPaymentSession(Date.now())
  return session && isSameSubject(session.subject, subject) ? session : freshFor(subject)
}

/** Returns the checkout, without a redirect for a payment that was already made, perhaps in another window. */
const checkoutOf = ({ state, checkout }: Pick<StartedPayment, 'state' | 'checkout'>): GatewayCheckout =>
  state === 'created' ? checkout : { kind: 'none' }

export function usePayment(subject: PaySubject): Paying {
  const t = useTranslate()
  const [session, setSession] = useState(() => sessionFor(subject))
  const [step, setStep] = useState<PayStep>(session.begun ? justBegun : { at: 'asking' })
  const starting = useAction(
    (error) => refusal(error, t('pay.no_network')),
    (error) => setStep((present) => stepOfFailure(present, refusal(error, ''))),
  )
  const ask = () => {
    starting.reset()
    setStep({ at: 'asking' })
  }
  useEffect(() => storePaymentSession(session), [session])
  useOptions(session, step, { setStep, ask })
  const isPaidFromWallet = step.at === 'paid from wallet'
  useEffect(() => {
    if (isPaidFromWallet) notifyWindows(subject)
  }, [isPaidFromWallet, subject])
  useWatch(session, step, setStep)
  useComingBack(setStep)
  const isClosed = useIsClosed()

  const start = async (gateway: OnlineGateway, what: string) => {
    const chosen = { gateway, idempotency_key: `${session.key}-${gateway}` }
    const { payment, token, ...started } = await startPayment(session.subject, chosen)
    if (isClosed.current) return
    const checkout = checkoutOf(started)
    const begun = { ...session, begun: { payment, token, what, path: presentPath() } }
    // The redirect may end this page before React has run its effects.
    storePaymentSession(begun)
    setSession(begun)
    setStep(checkout.kind === 'none' ? justBegun : { at: 'leaving', isOver: checkout.kind === 'razorpay' })
    await takeOut(checkout, what)
    if (checkout.kind === 'razorpay') setStep(justBegun)
  }
  const readWalletAgain = useReadWalletAgain()
  const spend = async (amount: number, due: PayDue, gateway: OnlineGateway) => {
    // Each amount due is paid once under its key.
    const idempotency_key = `${session.key}-wallet-${due.amount}`
    try {
      const { payment, due: left } = await payFromWallet(session.subject, { amount, idempotency_key })
      if (isClosed.current) return
      // After all that was asked for, a fee may name its next instalment as due.
      if (amount >= due.amount || left === null) return setStep({ at: 'paid from wallet', payment, due })
      setStep((step) => (step.at === 'choosing' ? { ...step, due: { ...due, amount: left } } : step))
      await start(gateway, due.description)
    } finally {
      void readWalletAgain()
    }
  }
  const startAgain = () => {
    setSession(freshFor(session.subject))
    ask()
  }
  return {
    step,
    starting,
    opened: session.begun,
    choose: (gateway, due) => void starting.ask(() => start(gateway, due.description)),
    payFromWallet: (amount, due, gateway) => void starting.ask(() => spend(amount, due, gateway)),
    startAgain,
    lookAgain: ask,
  }
}

const presentPath = (): string => `${location.pathname}${location.search}${location.hash}`

type SetStep = Dispatch<SetStateAction<PayStep>>

interface Asking {
  setStep: SetStep
  ask: () => void
}

function useOptions({ subject }: PaymentSession, step: PayStep, { setStep, ask }: Asking): void {
  const isAsking = step.at === 'asking'
  const isChoosing = step.at === 'choosing'
  const handleNews = useEffectEvent(ask)
  useEffect(() => {
    if (!isAsking) return undefined
    let isOver = false
    const report = (next: PayStep) => {
      if (!isOver) setStep(next)
    }
    askOptions(subject).then(
      (options) => report(stepOfOptions(options)),
      (error: unknown) =>
        report(isRefusal(error) ? { at: 'not yours' } : { at: 'unreachable', problem: refusal(error, '') }),
    )
    return () => {
      isOver = true
    }
  }, [isAsking, subject, setStep])
  useEffect(() => (isChoosing ? watchWindows(subject, () => handleNews()) : undefined), [isChoosing, subject])
}

function useWatch({ subject, begun }: PaymentSession, step: PayStep, setStep: SetStep): void {
  const isWaiting = isWatched(step)
  useEffect(() => {
    if (!isWaiting || begun === null) return undefined
    let report: PayStep['at'] = 'waiting'
    const handleNews = (news: PaymentNews) => {
      if (news.kind === 'refused') return setStep({ at: 'not yours' })
      if (news.kind === 'no answer') return setStep(lost)
      const next = stepOfStatus(news.status, news.isAskedAgain)
      setStep(next)
      // An unchanged state is not reported: two windows would notify each other endlessly.
      if (next.at !== report) notifyWindows(subject)
      report = next.at
    }
    const watch = watchPayment({ ask: () => askStatus(begun), onNews: handleNews })
    const handleVisible = () => document.visibilityState === 'visible' && watch.wake()
    const stopHearing = watchWindows(subject, watch.wake)
    addEventListener('online', watch.wake)
    document.addEventListener('visibilitychange', handleVisible)
    return () => {
      watch.stop()
      stopHearing()
      removeEventListener('online', watch.wake)
      document.removeEventListener('visibilitychange', handleVisible)
    }
  }, [isWaiting, begun, subject, setStep])
}

function useIsClosed() {
  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])
  return isClosed
}

/**
 * Handles the back/forward cache: browsers may restore this page after the gateway's, and it then waits for the
 * payment.
 */
function useComingBack(setStep: SetStep): void {
  useEffect(() => {
    const handleShow = (event: PageTransitionEvent) => {
      if (event.persisted && readPaymentSession(Date.now())?.begun) setStep(justBegun)
    }
    addEventListener('pageshow', handleShow)
    return () => removeEventListener('pageshow', handleShow)
  }, [setStep])
}

/** Redirects the payer to the gateway. Resolves when they are done or on their way. */
async function takeOut(checkout: GatewayCheckout, what: string): Promise<void> {
  if (checkout.kind === 'redirect' || checkout.kind === 'stripe') location.assign(checkout.url)
  if (checkout.kind !== 'razorpay') return
  const { openRazorpay } = await import('./open-razorpay.ts')
  await openRazorpay(checkout, what)
}
