import type { AnchorHTMLAttributes } from 'react'
import { useTranslate } from '../../language/text.ts'
import { isExternal } from './link-kind.ts'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** A link as editors write it: inside the website it stays here, outside it opens a new tab and says so. */
export function SiteLink({ href, children, ...rest }: Props) {
  const t = useTranslate()
  if (!isExternal(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="visually-hidden"> ({t('shell.opens_in_new_tab')})</span>
    </a>
  )
}
