<?php
/**
 * Address of the questionnaire.
 */

namespace Vitrina\Questionnaire;

defined( 'ABSPATH' ) || exit;

/** The only stored option. */
const OPTION = 'vitrina_questionnaire_address';

/** Origin of the questionnaire, without a trailing slash; '' when unknown. */
function address() {
	$own = origin_of( (string) get_option( OPTION, '' ) );
	return $own ? $own : default_address();
}

function default_address() {
	return origin_of( (string) require dirname( PLUGIN_FILE ) . '/default-address.php' );
}

/**
 * Origin of a typed address: `https://form.example` for `https://form.example/q/v1/`.
 *
 * @return string '' when it is not the address of a questionnaire.
 */
function origin_of( $typed ) {
	$parts = wp_parse_url( trim( $typed ) );
	if ( ! is_array( $parts ) || ! isset( $parts['scheme'], $parts['host'] ) || isset( $parts['user'] ) ) {
		return '';
	}
	$host = strtolower( $parts['host'] );
	$path = $parts['path'] ?? '/';
	if ( ! preg_match( '/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/', $host ) || ( '/' !== $path && 0 !== strpos( $path, '/q/v1' ) ) ) {
		return '';
	}
	$scheme = strtolower( $parts['scheme'] );
	if ( 'https' !== $scheme && ! ( 'http' === $scheme && is_trial_host( $host ) ) ) {
		return '';
	}
	return $scheme . '://' . $host . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

/** Whether the host is this machine, on a site with the environment type `local`. */
function is_trial_host( $host ) {
	return 'local' === wp_get_environment_type() && in_array( $host, array( 'localhost', '127.0.0.1' ), true );
}
