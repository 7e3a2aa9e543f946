import { textIn, isContent, numberIn } from '../../data/content.ts'
import { SiteLink } from '../link/site-link.tsx'
import { SectionFrame, type SectionProps } from './section-frame.tsx'
import { useTranslate } from '../../language/text.ts'
import { useVisit } from '../../data/visit.ts'
import { moneyText } from '../text/money-text.ts'
import { Thermometer } from '../thermometer.tsx'

export function FormLink({ section }: SectionProps) {
  const { content } = section
  const target = textIn(content, 'redirect_url')
  if (!target) return null
  return (
    <SectionFrame section={section}>
      <div className="card padded stack">
        <h2>{textIn(content, 'heading')}</h2>
        <p className="dim">{textIn(content, 'text')}</p>
        <p>
          <SiteLink className="button" href={target}>
            {textIn(content, 'button_label') || textIn(content, 'heading')}
          </SiteLink>
        </p>
      </div>
    </SectionFrame>
  )
}

export function ContributionSection({ section, settings: { currency } }: SectionProps) {
  const t = useTranslate()
  const { language } = useVisit()
  const { content } = section
  const found = section.data.find(isContent)
  if (!found) return null
  const amount = numberIn(found, 'raised') ?? 0
  const goal = numberIn(found, 'goal')
  const raised = moneyText(amount, currency, language)
  const label = goal
    ? t('home.raised_of', { raised, goal: moneyText(goal, currency, language) })
    : t('home.raised', { raised })
  return (
    <SectionFrame section={section}>
      <div className="card padded stack">
        <p>{textIn(content, 'text')}</p>
        <Thermometer raised={amount} goal={goal} label={label} />
        <p className="mid numbers">{label}</p>
        <p>
          <SiteLink className="button" href="/support">
            {textIn(content, 'button_label') || section.title}
          </SiteLink>
        </p>
      </div>
    </SectionFrame>
  )
}
