<?php
/**
 * The block and the shortcode, which render the same form.
 */

namespace Vitrina\Questionnaire;

defined( 'ABSPATH' ) || exit;

const SHORTCODE = 'vitrina_questionnaire';

add_action( 'init', __NAMESPACE__ . '\register_forms' );

function register_forms() {
	$languages = dirname( PLUGIN_FILE ) . '/languages';
	load_plugin_textdomain( 'vitrina-questionnaire', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
	$block = register_block_type( dirname( PLUGIN_FILE ) . '/block', array( 'render_callback' => __NAMESPACE__ . '\render_block' ) );
	if ( $block ) {
		wp_set_script_translations( $block->editor_script_handles[0], 'vitrina-questionnaire', $languages );
	}
	add_shortcode( SHORTCODE, __NAMESPACE__ . '\render_shortcode' );
}

function render_block( $attributes ) {
	$form = is_editor() ? preview( $attributes ) : form( $attributes );
	return $form ? sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $form ) : '';
}

function render_shortcode( $attributes ) {
	// Post content has `&amp;` for `&`; without options the attributes are a string.
	return form( array_map( 'wp_specialchars_decode', array_filter( (array) $attributes, 'is_string' ) ) );
}

/** Whether the editor renders the block; visitors' pages never use this route. */
function is_editor() {
	$route = $GLOBALS['wp']->query_vars['rest_route'] ?? '';
	return 0 === strpos( (string) $route, '/wp/v2/block-renderer/vitrina/questionnaire' );
}

/** The form as a trial, which sends nothing. */
function preview( $attributes ) {
	if ( ! address() ) {
		return esc_html__( 'The address of the questionnaire is not set. An administrator sets it under Settings, Questionnaire.', 'vitrina-questionnaire' );
	}
	return form( array_merge( (array) $attributes, array( 'trial' => true ) ) );
}
