import { Page } from '../../../shell/page.tsx'
import type { PageProps } from '../../../shell/screen.ts'
import { CatalogWords } from '../catalog-words.tsx'
import { ReviewsWords } from './reviews-words.tsx'
import './reviews.css'
import { WriteReviewBody } from './write-review-body.tsx'
import { writeReviewScreen } from './write-review.screen.ts'

export function WriteReviewPage({ params }: PageProps) {
  const { route = '', opener = '' } = params
  return (
    <CatalogWords>
      <ReviewsWords>
        <Page screen={writeReviewScreen} params={params}>
          <WriteReviewBody key={`${route} ${opener}`} route={route} opener={opener} />
        </Page>
      </ReviewsWords>
    </CatalogWords>
  )
}
