import { useState } from 'react'
import { useClosedByBack } from './use-closed-by-back.ts'

/** The browser's and the phone's own way back leads to the step before, and from the first one out of the page. */
export function BackHandler({ onBack }: { onBack: () => void }) {
  const [round, setRound] = useState(0)
  const handleBack = () => {
    setRound((past) => past + 1)
    onBack()
  }
  return <BackEntry key={round} onBack={handleBack} />
}

function BackEntry({ onBack }: { onBack: () => void }) {
  useClosedByBack(onBack)
  return null
}
