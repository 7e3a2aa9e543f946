import { chevronDownOutline } from 'ionicons/icons'
import { listIn, recordsIn, textIn } from '../../data/content.ts'
import { Html } from '../text/html.tsx'
import { Icon } from '../icon.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'

export function Questions({ section }: SectionProps) {
  const items = recordsIn(listIn(section.content, 'items'))
  return (
    <SectionFrame section={section}>
      <div className="card faq">
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
