import { useId } from 'react'
import { useTranslate } from '../../language/text.ts'
import { describedBy, FieldFrame } from '../../ui/form/field-frame.tsx'
import { TextBox, Tick } from '../../ui/market/form-fields.tsx'
import type { AdAnswers, AdProblems, AdPhoto } from './ad-answers.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { PhotosField } from '../../ui/upload/photos-field.tsx'
import type { MyAds } from './classified-calls.ts'

const most = 8

interface Props {
  photos: readonly AdPhoto[]
  onChange: (photos: readonly AdPhoto[]) => void
}

function AdPhotos({ photos, onChange }: Props) {
  const t = useTranslate()
  const known = new Map(photos.map((photo) => [photo.picture, photo]))
  return (
    <PhotosField
      most={most}
      isOptional
      photos={[...known.keys()]}
      onChange={(addresses) =>
        onChange(addresses.map((picture) => known.get(picture) ?? { picture, alt: null }))
      }
      labels={{
        label: t('classifieds.form_photos'),
        help: t('classifieds.form_photos_help'),
      }}
    >
      <ul className="action-row">
        {photos.map(({ picture, alt }, index) => (
          <li key={picture} className="stack" style={{ width: 120 }}>
            <Picture source={picture} alt={alt ?? ''} ground={index} sizes="120px" />
            <button
              type="button"
              className="button line"
              aria-label={t('classifieds.form_photo_remove', { number: index + 1 })}
              onClick={() => onChange(photos.filter((photo) => photo.picture !== picture))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </PhotosField>
  )
}

export interface AdFieldsProps {
  answers: AdAnswers
  problems: AdProblems
  categories: MyAds['categories']
  onChange: (changes: Partial<AdAnswers>) => void
}

type TextName = 'title' | 'description' | 'price' | 'city' | 'seller_name' | 'phone'

export function AdFields(props: AdFieldsProps) {
  const t = useTranslate()
  const { answers, problems, onChange } = props
  const field = (name: TextName) => {
    const problem = problems[name]
    return {
      value: answers[name],
      problem: problem && t(problem),
      onType: (text: string) => onChange({ [name]: text }),
    }
  }
  return (
    <>
      <TextBox {...field('title')} label={t('classifieds.form_title')} longest={100} />
      <CategoryChoice {...props} />
      <TextBox
        {...field('description')}
        label={t('classifieds.form_description')}
        type="long"
        longest={4000}
      />
      <TextBox
        {...field('price')}
        label={t('classifieds.form_price')}
        help={t('classifieds.form_price_help')}
        longest={20}
        isOptional
      />
      <TextBox
        {...field('city')}
        label={t('classifieds.city')}
        autoComplete="address-level2"
        longest={80}
        isOptional
      />
      <AdPhotos photos={answers.photos} onChange={(photos) => onChange({ photos })} />
      <TextBox
        {...field('seller_name')}
        label={t('classifieds.form_seller')}
        autoComplete="name"
        longest={80}
        isOptional
      />
      <TextBox
        {...field('phone')}
        label={t('classifieds.form_phone')}
        help={t('classifieds.form_phone_help')}
        type="tel"
        autoComplete="tel"
        longest={20}
        isOptional
      />
      <Tick
        label={t('classifieds.form_shows_phone')}
        isTicked={answers.shows_phone}
        onTick={(shows_phone) => onChange({ shows_phone })}
      />
    </>
  )
}

type Branches = MyAds['categories']

function leavesOf(tree: Branches, path = ''): readonly (readonly [name: string, label: string])[] {
  return tree.flatMap(({ name, category_name, is_parent, below }) => {
    const label = path === '' ? category_name : `${path} – ${category_name}`
    const own = is_parent === 1 ? [] : [[name, label] as const]
    return [...own, ...leavesOf(below, label)]
  })
}

function CategoryChoice({ answers, problems, categories, onChange }: AdFieldsProps) {
  const id = useId()
  const t = useTranslate()
  const problem = problems.category && t(problems.category)
  return (
    <FieldFrame
      id={id}
      label={t('classifieds.form_category')}
      isOptional={false}
      problem={problem}
      isAnnounced
    >
      <select
        id={id}
        className="input"
        value={answers.category}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, { problem })}
        onChange={(event) => onChange({ category: event.target.value })}
      >
        <option value="">{t('classifieds.choose_category')}</option>
        {leavesOf(categories).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
