import { isContent, numberIn, textIn } from '../../data/content.ts'
import { useVisit } from '../../data/visit.ts'
import { moneyText } from '../text/money-text.ts'
import { SiteLink } from '../link/site-link.tsx'
import { Thermometer } from '../thermometer.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'

/** The way to the page of support, with what came together so far. */
export function ContributionSection({ section, settings: { currency } }: SectionProps) {
  const { language } = useVisit()
  const { content } = section
  const found = section.data.find(isContent)
  if (!found) return null
  const raised = numberIn(found, 'raised') ?? 0
  const goal = numberIn(found, 'goal')
  const label = [raised, goal].flatMap((sum) => (sum ? [moneyText(sum, currency, language)] : [])).join(' / ')
  return (
    <SectionFrame section={section}>
      <div className="card padded stack">
        <p>{textIn(content, 'text')}</p>
        <Thermometer raised={raised} goal={goal} label={label} />
        <p className="support-row">
          <SiteLink className="button" href="/support">
            {textIn(content, 'button_label') || section.title}
          </SiteLink>
          <b className="mid numbers">{label}</b>
        </p>
      </div>
    </SectionFrame>
  )
}
