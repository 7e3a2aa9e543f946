import { Fragment } from 'react'
import { useSay } from '../../../language/text.ts'

const links = {
  terms: { href: '/terms-condition', words: 'checkout.terms' },
  privacy: { href: '/privacy-policy', words: 'checkout.privacy' },
  cancellation: { href: '/cancellation-policy', words: 'checkout.cancellation' },
} as const

const isLink = (name: string): name is keyof typeof links => name in links

/** What the buyer agrees to, with links to each of it; languages put them where they belong. */
export function Policies() {
  const say = useSay()
  const sentence = say('checkout.agree', {
    terms: '{terms}',
    privacy: '{privacy}',
    cancellation: '{cancellation}',
  })
  return (
    <p className="small dim checkout-policies">
      {sentence.split(/\{(\w+)\}/).map((part, place) => (
        <Fragment key={place}>
          {isLink(part) ? <a href={links[part].href}>{say(links[part].words)}</a> : part}
        </Fragment>
      ))}
    </p>
  )
}
