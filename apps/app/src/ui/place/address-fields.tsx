import { useId } from 'react'
import { useTranslate } from '../../language/text.ts'
import { useVisit } from '../../data/visit.ts'
import { describedBy, FieldFrame } from '../form/field-frame.tsx'
import { TextBox } from '../market/form-fields.tsx'
import type { AddressAnswers, AddressField, AddressText } from './address-answers.ts'
import { PostalCodeField } from './postal-code-field.tsx'
import { HOME_COUNTRY, type PostalRegion } from './postal-region.ts'
import styles from './place.module.css'

interface Props {
  answers: AddressAnswers
  problems: Partial<Readonly<Record<AddressField, string>>>
  onChange: (changes: Partial<AddressAnswers>) => void
  onFound?: (region: PostalRegion) => void
  hasTitle: boolean
}

/** Fields of an address; the postal code comes early because it fills in others. */
export function AddressFields({ answers, problems, onChange, onFound, hasTitle }: Props) {
  const t = useTranslate()
  const field = (name: AddressText) => ({
    ...{ value: answers[name], problem: problems[name] },
    onType: (text: string) => onChange({ [name]: text }),
  })
  const changeRegion = (region: PostalRegion) => onChange({ region })
  return (
    <div className={styles.addressGrid}>
      <TextBox
        {...field('contact_name')}
        label={t('address.contact_name')}
        autoComplete="name"
        longest={80}
      />
      <TextBox
        {...field('phone')}
        {...{ label: t('address.phone'), help: t('address.phone_help') }}
        {...{ type: 'tel', autoComplete: 'tel', longest: 20 }}
      />
      <div className="is-wide">
        <PostalCodeField
          region={answers.region}
          onChange={changeRegion}
          {...(onFound && { onFound })}
          problem={problems.zipcode}
        />
      </div>
      <RegionFields region={answers.region} problems={problems} onChange={changeRegion} />
      <TextBox {...field('address_line1')} label={t('address.line1')} autoComplete="address-line1" />
      <TextBox
        {...field('address_line2')}
        label={t('address.line2')}
        autoComplete="address-line2"
        isOptional
      />
      <TextBox {...field('landmark')} label={t('address.landmark')} isOptional />
      {hasTitle && (
        <TextBox
          {...field('title')}
          {...{ label: t('address.label'), help: t('address.label_help'), longest: 40 }}
          isOptional
        />
      )}
    </div>
  )
}

interface RegionProps {
  region: PostalRegion
  problems: Props['problems']
  onChange: (region: PostalRegion) => void
}

/**
 * City, state and country, filled in by the search and locked except a free city. The country is shown where it differs
 * from the shop's.
 */
function RegionFields({ region, problems, onChange }: RegionProps) {
  const t = useTranslate()
  const { language } = useVisit()
  const { isCityFree, isByHand } = region
  const isAtHome = region.country === '' || region.country === HOME_COUNTRY
  return (
    <>
      <LockedBox
        {...{ label: t('place.city'), value: region.city, isLocked: !isCityFree, problem: problems.city }}
        help={isCityFree && !isByHand && region.city === '' ? t('place.city_free') : undefined}
        autoComplete="address-level2"
        onType={(city) => onChange({ ...region, city })}
      />
      <LockedBox
        {...{
          label: t('place.state'),
          value: region.state,
          isLocked: !isByHand,
          problem: problems.state,
        }}
        autoComplete="address-level1"
        onType={(state) => onChange({ ...region, state })}
      />
      {!isAtHome && (
        <LockedBox
          {...{ label: t('place.country'), value: countryName(region.country, language), isLocked: true }}
          autoComplete="country-name"
          onType={() => undefined}
        />
      )}
    </>
  )
}

function countryName(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return ''
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
}

interface LockedProps {
  label: string
  value: string
  isLocked: boolean
  problem?: string | undefined
  help?: string | undefined
  autoComplete: string
  onType: (text: string) => void
}

function LockedBox({ label, value, isLocked, problem, help, autoComplete, onType }: LockedProps) {
  const id = useId()
  if (isLocked && value === '' && problem === undefined) return null
  return (
    <FieldFrame id={id} label={label} isOptional={false} {...{ help, problem }} isAnnounced>
      <input
        id={id}
        className="input"
        value={value}
        maxLength={80}
        readOnly={isLocked}
        autoComplete={isLocked ? 'off' : autoComplete}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, { help, problem })}
        onChange={({ target }) => onType(target.value)}
      />
    </FieldFrame>
  )
}
