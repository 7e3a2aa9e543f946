import { PictureSkeleton } from '../../ui/picture/picture-skeleton.tsx'

const pictures = 12

export function AlbumSkeleton() {
  return (
    <>
      <div className="page-head skeleton" aria-hidden="true">
        <i className="title" />
        <i className="line short" />
      </div>
      <PictureSkeleton className="pictures" count={pictures} />
    </>
  )
}
