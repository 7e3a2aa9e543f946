import { useEffect, useRef } from 'react'
import { useTranslate } from '../../language/text.ts'
import { Kolam } from '../../ui/brand/kolam.tsx'

/** Done; staff go on in the desk, everybody else in the app. */
export function PasswordSet({ next }: { next: string }) {
  const t = useTranslate()
  const isStaff = next === '/desk'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="card padded empty" role="status">
      <Kolam size={3} />
      <h2 ref={heading} tabIndex={-1}>
        {t('new_password.done_title')}
      </h2>
      <p className="dim">{t('new_password.done_text')}</p>
      <a className="button" href={isStaff ? '/desk' : '/'}>
        {t(isStaff ? 'new_password.to_desk' : 'new_password.to_home')}
      </a>
    </section>
  )
}
