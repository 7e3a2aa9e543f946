import { categoriesCall } from '../../data/calls.ts'
import { useAnswer } from '../../data/query/use-answer.ts'
import { useVisit } from '../../data/visit.ts'
import { Picture } from '../picture/picture.tsx'
import { categoriesIn } from './cards.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'

/** The stalls: those that came with the section, else the parent categories with their counts. */
export function CategoryList({ section }: SectionProps) {
  const visit = useVisit()
  const own = categoriesIn(section.data)
  const parents = useAnswer(own.length === 0 ? categoriesCall(visit) : undefined)
  const categories = own.length > 0 ? own : (parents.value ?? [])
  if (categories.length === 0) return null
  return (
    <SectionFrame section={section}>
      <ul className="stalls">
        {categories.map((category, index) => (
          <li key={category.name}>
            <a href={`/category/${encodeURIComponent(category.route)}`}>
              <Picture
                source={category.mobile_image ?? category.category_image}
                alt=""
                ground={index}
                sizes="(min-width: 1024px) 127px, 25vw"
              />
              {category.category_name}
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
