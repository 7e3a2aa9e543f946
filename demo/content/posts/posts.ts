import type { PictureAddress } from '../pages/page.ts'
import type { DemoPost } from './post.ts'
import { schoolPosts } from './school-posts.ts'
import { unpublishedPosts } from './unpublished-posts.ts'
import { workshopPosts } from './workshop-posts.ts'

export const demoPosts = (picture: PictureAddress): readonly DemoPost[] => [
  ...workshopPosts(picture),
  ...schoolPosts(picture),
  ...unpublishedPosts(picture),
]
