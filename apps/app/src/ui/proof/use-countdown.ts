import { useEffect, useState } from 'react'

const second = 1000

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / second))

/** Seconds that are left until a moment (milliseconds since 1970), told anew each second. */
export function useCountdown(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(until)), second)
    return () => clearInterval(timer)
  }, [until])
  return left
}
