import { listIn, recordsIn, textIn, type Content } from '../../data/content.ts'
import { Kolam } from '../kolam.tsx'
import { SiteLink } from '../site-link.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'

const tints: ReadonlySet<string> = new Set(['brand', 'field', 'ok', 'info'])

/** Large ways into the school, each with its drawing. */
export function Doors({ section }: SectionProps) {
  const doors = recordsIn(listIn(section.content, 'doors')).filter((door) => textIn(door, 'redirect_url'))
  return (
    <SectionFrame section={section}>
      <ul className="two">
        {doors.map((door) => (
          <li key={textIn(door, 'title')}>
            <Door door={door} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

function Door({ door }: { door: Content }) {
  const tint = textIn(door, 'tint')
  return (
    <SiteLink className={`door tint-${tints.has(tint) ? tint : 'brand'}`} href={textIn(door, 'redirect_url')}>
      <span className="art">
        <Art name={textIn(door, 'art')} />
      </span>
      <div className="text">
        <h3>{textIn(door, 'title')}</h3>
        <span className="small dim">{textIn(door, 'text')}</span>
      </div>
    </SiteLink>
  )
}

/** The kolam takes the text colour; the other drawings are files. */
function Art({ name }: { name: string }) {
  if (!/^[a-z-]+$/.test(name) || name === 'kolam') return <Kolam size={3} />
  return <img src={`/assets/objects/${name}.svg`} alt="" width={72} height={72} loading="lazy" />
}
