import { alertCircleOutline } from 'ionicons/icons'
import type { ReactNode } from 'react'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../icon.tsx'
import styles from './form.module.css'

interface Props {
  id: string
  label: string
  isOptional: boolean
  help?: string | undefined
  problem: string | undefined
  /** True for several controls that form one answer: they are labelled as a group. */
  isGroup?: boolean
  isWide?: boolean
  /** True without an error summary: the field itself then announces its error. */
  isAnnounced?: boolean
  children: ReactNode
}

export function FieldFrame({ id, label, isOptional, isGroup = false, isWide = false, ...rest }: Props) {
  const t = useTranslate()
  const mark = isOptional && <span className="optional"> {t('contact.optional')}</span>
  const below = <Below id={id} help={rest.help} problem={rest.problem} isAnnounced={rest.isAnnounced} />
  const className = isWide ? 'field is-wide' : 'field'
  if (!isGroup)
    return (
      <div className={className}>
        <label htmlFor={id}>
          {label}
          {mark}
        </label>
        {rest.children}
        {below}
      </div>
    )
  return (
    <fieldset className={className} aria-describedby={describedBy(id, rest)}>
      <legend className={`label ${styles.fieldLegend}`}>
        {label}
        {mark}
      </legend>
      {rest.children}
      {below}
    </fieldset>
  )
}

interface BelowProps {
  id: string
  help: string | undefined
  problem: string | undefined
  isAnnounced?: boolean | undefined
}

export function Below({ id, help, problem, isAnnounced = false }: BelowProps) {
  return (
    <>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {problem !== undefined && (
        <p className="error" id={`${id}-problem`} role={isAnnounced ? 'alert' : undefined}>
          <Icon of={alertCircleOutline} isSmall />
          {problem}
        </p>
      )}
    </>
  )
}

export function describedBy(
  id: string,
  { help, problem }: { help?: string | undefined; problem: string | undefined },
): string | undefined {
  const texts = [help ? `${id}-help` : '', problem === undefined ? '' : `${id}-problem`].filter(Boolean)
  return texts.length === 0 ? undefined : texts.join(' ')
}
