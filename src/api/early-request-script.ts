import { getGetPlayerUrl, getListPlayersUrl, getListTopPlayersUrl } from './generated/endpoints/players/players'
import { noPlayersSearch, toListParams } from './players-search'

/** Search params of `/players` and `/leaderboards` that go into the request of their list. */
const listParams = {
  '/players': ['search', 'game', 'tier', 'team', 'status', 'page'],
  '/leaderboards': ['page'],
}

/**
 * Inline script that sends the one request of the requested page while the browser still loads the code that reads it.
 * A URL that the app would correct (`page=-3`) costs one request in vain.
 */
export function earlyRequestScript(): string {
  const host = import.meta.env.VITE_API_HOST ?? ''
  const [listPath, listDefaults] = getListPlayersUrl(toListParams(noPlayersSearch)).split('?')
  return `{
const path = location.pathname.replace(/\\/$/, ''), search = new URLSearchParams(location.search), lists = ${JSON.stringify(listParams)};
let url;
if (lists[path]) {
const params = new URLSearchParams('${listDefaults}');
for (const name of lists[path]) if (search.get(name)) params.set(name, search.get(name));
url = '${listPath}?' + params;
} else if (path === '/etalent' || (path === '' && document.documentElement.hasAttribute('data-token'))) url = '${getListTopPlayersUrl()}';
else if (path.startsWith('/players/profile/')) url = '${getGetPlayerUrl('')}' + path.slice(17);
if (url) (window.earlyRequest = { url: '${host}' + url, response: fetch('${host}' + url) }).response.catch(() => {});
}`
}
