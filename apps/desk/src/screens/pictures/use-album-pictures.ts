import { useQueryClient } from '@tanstack/react-query'
import { methodRequest } from '#client'
import { useCall, useMutationCall } from '#client/react'
import type { Methods } from '#contract'

export type AlbumPictures = Methods['mela.gallery.get_pictures']['output']
export type AlbumPicture = AlbumPictures['pictures'][number]
export type RosterPerson = Methods['mela.gallery.get_roster']['output']['people'][number]

export const picturesKey = (album: string): readonly string[] => ['album', album, 'pictures']

export function useAlbumPictures(album: string) {
  return useCall(methodRequest('mela.gallery.get_pictures', { gallery: album }), {
    scope: picturesKey(album),
  })
}

export function useRoster(album: string, search: string) {
  return useCall(methodRequest('mela.gallery.get_roster', { gallery: album, search }), {
    scope: ['album', album, 'roster', search],
    placeholderData: (before) => before,
  })
}

export function usePeopleCall<Name extends 'mela.gallery.tag' | 'mela.gallery.untag'>(
  method: Name,
  album: string,
) {
  const client = useQueryClient()
  return useMutationCall(method, {
    onSettled: () => void client.invalidateQueries({ queryKey: ['album', album] }),
  })
}
