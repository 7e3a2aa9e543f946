import { useEffect, useRef } from 'react'
import { useSay } from '../../language/text.ts'
import { Kolam } from '../../ui/kolam.tsx'

interface Props {
  email: string
  onAgain(): void
}

export function MessageSent({ email, onAgain }: Props) {
  const say = useSay()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="card padded empty" role="status">
      <Kolam size={3} />
      <h2 ref={heading} tabIndex={-1}>
        {say('contact.sent_title')}
      </h2>
      <p className="dim">{say('contact.sent_text', { email })}</p>
      <button type="button" className="button line" onClick={onAgain}>
        {say('contact.send_another')}
      </button>
    </section>
  )
}
