import { useEffect, useState } from 'react'
import type { BegunPayment } from './kept-payment.ts'
import { askReceipt, type GivenReceipt } from './pay-calls.ts'

const everyMilliseconds = 1500
/** After so many questions nobody is kept waiting: the receipt comes by mail. */
const mostQuestions = 8

/** The receipt of a payment, which is written shortly after it; undefined while it is awaited, null when it comes later. */
export function useReceipt(opened: BegunPayment | null): GivenReceipt | null | undefined {
  const [receipt, setReceipt] = useState<GivenReceipt | null | undefined>(opened === null ? null : undefined)
  useEffect(() => {
    if (opened === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const ask = async (question: number) => {
      const found = (await askReceipt(opened).catch(() => null)) ?? null
      if (isOver) return
      if (found !== null || question >= mostQuestions) setReceipt(found)
      else timer = setTimeout(() => void ask(question + 1), everyMilliseconds)
    }
    void ask(1)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [opened])
  return receipt
}
