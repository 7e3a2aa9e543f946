import { listIn, recordsIn, textIn, type Content } from '../../data/content.ts'
import { Kolam } from '../brand/kolam.tsx'
import { SiteLink } from '../link/site-link.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'

const tints: ReadonlySet<string> = new Set(['brand', 'field', 'ok', 'info'])

/** Large ways into the school, each with its drawing. */
export function LinkCards({ section }: SectionProps) {
  const cards = recordsIn(listIn(section.content, 'doors')).filter((card) => textIn(card, 'redirect_url'))
  return (
    <SectionFrame section={section}>
      <ul className="two">
        {cards.map((card) => (
          <li key={textIn(card, 'title')}>
            <LinkCard card={card} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

function LinkCard({ card }: { card: Content }) {
  const tint = textIn(card, 'tint')
  return (
    <SiteLink className={`door tint-${tints.has(tint) ? tint : 'brand'}`} href={textIn(card, 'redirect_url')}>
      <span className="art">
        <Art name={textIn(card, 'art')} />
      </span>
      <div className="text">
        <h3>{textIn(card, 'title')}</h3>
        <span className="small dim">{textIn(card, 'text')}</span>
      </div>
    </SiteLink>
  )
}

/** The kolam takes the text colour; the other drawings are files. */
function Art({ name }: { name: string }) {
  if (!/^[a-z-]+$/.test(name) || name === 'kolam') return <Kolam size={3} />
  return <img src={`/assets/objects/${name}.svg`} alt="" width={72} height={72} loading="lazy" />
}
