import type { AnchorHTMLAttributes } from 'react'
import { useTranslate } from '../../language/text.ts'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

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

/** Returns true for an address outside the website; mail and phone links are not. */
export function isExternal(href: string): boolean {
  return /^(https?:)?\/\//i.test(href)
}

/** Returns the path and search of a link on the website's own origin; null for any other link. */
export function innerPath(href: string, origin: string): string | null {
  const address = parse(href, origin)
  if (address === null || address.origin !== origin) return null
  if (/^\/(api|desk|files|assets)(\/|$)/.test(address.pathname)) return null
  return address.pathname + address.search
}

export function hostOf(href: string, origin: string): string | null {
  return parse(href, origin)?.host ?? null
}

function parse(href: string, origin: string): URL | null {
  try {
    const address = new URL(href, origin)
    return address.protocol === 'http:' || address.protocol === 'https:' ? address : null
  } catch {
    return null
  }
}
