/**
 * The router as remotes see it: exactly the names of `ROUTER_NAMES`. A name missing here is
 * undefined in a remote, so the lint rule that limits their imports lists the same names.
 */
export {
  Await,
  Form,
  isRouteErrorResponse,
  Link,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  useBlocker,
  useFetcher,
  useLoaderData,
  useLocation,
  useMatch,
  useNavigate,
  useNavigation,
  useOutletContext,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router-dom';
