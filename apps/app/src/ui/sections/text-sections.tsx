import { textIn, listIn, recordsIn } from '../../data/content.ts'
import { Html } from '../text/html.tsx'
import { SectionFrame, type SectionProps } from './section-frame.tsx'
import { chevronDownOutline } from 'ionicons/icons'
import { Icon } from '../icon.tsx'
import { Picture } from '../picture/picture.tsx'
import styles from './sections.module.css'

export function RichText({ section }: SectionProps) {
  return (
    <SectionFrame section={section}>
      <Html html={textIn(section.content, 'html')} />
    </SectionFrame>
  )
}

export function Questions({ section }: SectionProps) {
  const items = recordsIn(listIn(section.content, 'items'))
  return (
    <SectionFrame section={section}>
      <div className={`card ${styles.faq}`}>
        {items.map((item, index) => (
          <details key={index}>
            <summary>
              {textIn(item, 'question')}
              <Icon of={chevronDownOutline} isSmall />
            </summary>
            <Html html={textIn(item, 'answer')} />
          </details>
        ))}
      </div>
    </SectionFrame>
  )
}

export function Testimonials({ section }: SectionProps) {
  const items = recordsIn(listIn(section.content, 'items'))
  return (
    <SectionFrame section={section}>
      <ul className={styles.quotes}>
        {items.map((item, index) => (
          <li key={index} className={`card padded ${styles.quote}`}>
            <blockquote>{textIn(item, 'quote')}</blockquote>
            <div className={styles.by}>
              {textIn(item, 'image') && (
                <Picture source={textIn(item, 'image')} alt="" ground={index} sizes="44px" />
              )}
              <p>
                <b className="mid">{textIn(item, 'name')}</b>
                <br />
                <span className="small dim">{textIn(item, 'role')}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

export function Counters({ section }: SectionProps) {
  const items = recordsIn(listIn(section.content, 'items'))
  return (
    <SectionFrame section={section}>
      <dl className={styles.counters}>
        {items.map((item, index) => (
          <div key={index} className="card padded">
            <dt className="small dim">{textIn(item, 'label')}</dt>
            <dd className="numbers">
              <b>{textIn(item, 'value')}</b>
            </dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  )
}
